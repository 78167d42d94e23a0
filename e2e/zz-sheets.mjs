import { chromium } from '@playwright/test'
import { readdirSync } from 'node:fs'
import { launchOptions } from '../scripts/browser.mjs'
const [dir, out, pattern, width, columns, rows, maxHeight, skip=''] = process.argv.slice(2)
const files = readdirSync(dir).filter((f) => new RegExp(pattern).test(f) && (skip === '' || !new RegExp(skip).test(f)))
const b = await chromium.launch(launchOptions())
const p = await b.newPage({ viewport: { width: (Number(width) + 8) * Number(columns), height: 400 } })
const per = columns * rows
for (let i = 0; i * per < files.length; i++) {
  const part = files.slice(i * per, (i + 1) * per)
  await p.goto('file:///tmp/')
  await p.setContent(`<style>body{margin:0;background:#888;display:grid;grid-template-columns:repeat(${columns},${width}px);gap:8px;font:12px sans-serif}div.x{max-height:${maxHeight}px;overflow:hidden}img{width:${width}px;display:block}</style>` + part.map((f) => `<div><b>${f}</b><div class=x><img src="file://${dir}/${f}"></div></div>`).join(''))
  await p.waitForLoadState('networkidle')
  await p.screenshot({ path: `${out}-${i}.png`, fullPage: true })
  console.log(`${out}-${i}.png`, part.join(' '))
}
await b.close()
