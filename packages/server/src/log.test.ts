import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

describe('the log', () => {
  it('censors secrets wherever they stand, and writes times in UTC', () => {
    const program = `
      import { createLog } from './log.ts'
      const log = createLog('info')
      log.info({ password: 's1', headers: { authorization: 's2', cookie: 's3' }, a: { b: { token: 's4' } }, kept: 'yes' }, 'hello')
      log.debug('not at this level')`
    const text = execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: import.meta.dirname, encoding: 'utf8' })
    expect(text.trim().split('\n')).toHaveLength(1)
    expect(text).not.toMatch(/s[1-4]"/)
    expect(JSON.parse(text)).toMatchObject({
      level: 'info', msg: 'hello', kept: 'yes', password: '[secret]', time: expect.stringMatching(/^\d{4}-.*Z$/),
    })
  })
})
