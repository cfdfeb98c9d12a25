import type { Figures } from './judge';

export const flawless: Figures['faults'] = {
  lost: 0,
  answeredTwice: 0,
  blind: 0,
  duplicates: 0,
  toldAfterAnswer: 0,
  toldInQuietHours: 0,
  missed: 0,
};
