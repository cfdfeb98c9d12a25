import { start } from '../page/start';

start('tab');
