import { testCutOff } from './cut-off';

testCutOff('browser');
