export const looks = [
  { name: 'light', scheme: 'light', width: 400 },
  { name: 'dark', scheme: 'dark', width: 400 },
  { name: 'narrow', scheme: 'light', width: 320 },
] as const;
