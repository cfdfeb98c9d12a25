import { testCutOff } from './cut-off';

testCutOff('worker');
