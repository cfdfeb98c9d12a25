import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contactSheet } from './contact-sheet.ts';
import { makeReadmePicture } from './readme-picture.ts';
import { scenes } from './scenes/scenes.ts';
import { takePictures } from './take.ts';

const folder = join('.output', 'gallery');
const wanted = process.argv[2] ?? '';
const chosen = scenes.filter(({ name }) => name.startsWith(wanted));
if (chosen.length === 0) throw new Error(`No scene begins with ${wanted}.`);

if (wanted === '') rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const scene of chosen) {
  console.log(scene.name);
  await takePictures(scene, folder);
}
if (wanted === '') await makeReadmePicture(folder);
const sheet = join(folder, 'index.html');
writeFileSync(sheet, contactSheet(scenes.map(({ name }) => name)));
console.log(`${chosen.length} scenes. Look at them in ${sheet}`);
