import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { memoryFolder } from './memoryFolder.mjs'

it('a run can make its own folder in it', () => {
  const folder = mkdtempSync(join(memoryFolder(), 'somo-memory-'))
  expect(() => writeFileSync(join(folder, 'file'), 'text')).not.toThrow()
  rmSync(folder, { recursive: true })
})
