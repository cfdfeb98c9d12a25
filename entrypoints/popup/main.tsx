import { start } from '../page/start';

start('popup');
