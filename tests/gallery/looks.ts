export const looks = [
  { name: 'light', scheme: 'light', width: 380 },
  { name: 'dark', scheme: 'dark', width: 380 },
  { name: 'narrow', scheme: 'light', width: 320 },
  { name: 'narrow-dark', scheme: 'dark', width: 320 },
] as const;
