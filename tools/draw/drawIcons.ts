// Draws the icons of the app from its mark: `node tools/draw/drawIcons.ts` writes packages/web/public/icon.svg, and with Chromium installed the PNGs beside it.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { PENNANT_PATHS, PENNANT_TURN } from '../../packages/web/src/art/pennant.ts';
import { repositoryRoot } from '../paths.ts';

const PUBLIC = path.join(repositoryRoot, 'packages', 'web', 'public');
const CHROMIUM = '/usr/bin/chromium';

/** A maskable icon has no corners of its own, and its mark stays inside the circle that every system leaves. */
export function iconSvg(isMaskable: boolean): string {
  const ground = isMaskable
    ? '<rect width="64" height="64" fill="#9a3420"/>'
    : '<rect width="64" height="64" rx="14" fill="#9a3420"/><rect x="3.5" y="3.5" width="57" height="57" rx="11" fill="none" stroke="#ffc94d" stroke-width="1.5"/>';
  const place = isMaskable ? 'translate(17 15.5) scale(.5)' : 'translate(13.5 12) scale(.62)';
  const mark = PENNANT_PATHS.map((line) => `<path d="${line}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>Flagfall</title>${ground}<g fill="#fff4dc" transform="${place} ${PENNANT_TURN}">${mark}</g></svg>\n`;
}

async function writePngs(): Promise<void> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (const { name, size, isMaskable } of PNGS) {
      const page = await browser.newPage({ viewport: { width: size, height: size } });
      await page.setContent(`<body style="margin:0">${iconSvg(isMaskable)}`);
      await page.screenshot({ path: path.join(PUBLIC, name), omitBackground: true });
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

const PNGS = [
  { name: 'icon-192.png', size: 192, isMaskable: false },
  { name: 'icon-512.png', size: 512, isMaskable: false },
  { name: 'icon-maskable-512.png', size: 512, isMaskable: true },
  { name: 'apple-touch-icon.png', size: 180, isMaskable: true },
] as const;

if (import.meta.main) {
  mkdirSync(PUBLIC, { recursive: true });
  writeFileSync(path.join(PUBLIC, 'icon.svg'), iconSvg(false));
  if (existsSync(CHROMIUM)) await writePngs();
}
