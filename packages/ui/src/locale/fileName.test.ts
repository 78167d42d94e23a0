import { expect, test } from 'vitest'
import { plainFileName } from './fileName.ts'

test.each([
  ['list\u202evsc.exe', 'listvsc.exe'],
  ['\u202dlist\u202c.csv', 'list.csv'],
  ['\u2066list\u2069\u200f\u200e\u061c.csv', 'list.csv'],
  ['list.csv                                  .exe', 'list.csv .exe'],
  ['list.csv\r\n\t\u2028.exe', 'list.csv .exe'],
  ['li\u0000st\u007f.csv', 'li st .csv'],
  ['p\u200baypal\ufeff.csv', 'paypal.csv'],
  ['half \ud800.csv', 'half .csv'],
  // What is to be seen stays, whatever it is written in.
  ['Übersicht “2026” (2).csv', 'Übersicht “2026” (2).csv'],
  ['U\u0308bersicht.csv', 'Übersicht.csv'],
  ['قائمة.csv', 'قائمة.csv'],
  ['می\u200cخواهم.csv', 'می\u200cخواهم.csv'],
  ['👩\u200d🏫.csv', '👩\u200d🏫.csv'],
  ['\u202e \u200b', 'file'],
  ['', 'file'],
])('%j is shown as %j', (name, shown) => {
  expect(plainFileName(name, 'file')).toBe(shown)
})
