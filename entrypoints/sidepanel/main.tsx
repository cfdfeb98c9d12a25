import { start } from '../page/start';

start('panel');
