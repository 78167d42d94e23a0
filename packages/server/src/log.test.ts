import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'

function write(log: (target: ReturnType<typeof createLog>) => void): string[] {
  const lines: string[] = []
  log(createLog('info', { write: (line) => void lines.push(line) }))
  return lines
}

describe('the log', () => {
  it('is one JSON object a line with the time in UTC, from its level on', () => {
    const lines = write((log) => {
      log.info({ visible: 'yes' }, 'hello')
      log.debug('not at this level')
    })
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 'info',
      msg: 'hello',
      visible: 'yes',
      time: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
    })
  })

  it('censors secrets wherever they stand', () => {
    const [line] = write((log) => {
      log.info({ password: 's1', headers: { authorization: 's2', cookie: 's3' }, a: { b: { token: 's4' } } }, 'hello')
    })
    expect(line).not.toMatch(/s[1-4]"/)
    expect(JSON.parse(line ?? '')).toMatchObject({ password: '[secret]' })
  })

  it('tells of an error its code and causes, but neither the values of a statement nor the connection', () => {
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (name)=(s3cret) exists.',
      client: { secretKey: 42 },
    })
    const error = Object.assign(new Error('The account was not written.', { cause }), { params: ['s3cret'] })
    const [line = ''] = write((log) => log.error({ err: error }, 'failed'))
    expect(line).not.toMatch(/s3cret|secretKey/)
    expect(JSON.parse(line)).toMatchObject({
      err: {
        type: 'Error',
        message: 'The account was not written.',
        cause: { message: 'duplicate key', code: '23505' },
      },
    })
    expect(line).toContain('log.test.ts')
  })
})
