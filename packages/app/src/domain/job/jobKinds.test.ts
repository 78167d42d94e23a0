import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jobName, kindMessages } from './jobKinds.ts'
import { jobMessages } from './jobMessages.ts'

test('there are words for every kind of work the server does, and for nothing else', () => {
  const server = readFileSync(new URL('../../../../server/src/modules/jobs/jobKinds.ts', import.meta.url), 'utf8')
  const done = [...server.matchAll(/^ {2}'([\w.]+)',$/gm)].map(([, kind]) => kind)
  expect(done.length).toBeGreaterThan(0)
  expect(Object.keys(kindMessages).toSorted()).toEqual(done.toSorted())
})

test('work of another kind is work', () => {
  expect(jobName('users.suspend')).toBe(kindMessages['users.suspend'])
  expect(['test.count', 'toString'].map(jobName)).toEqual([jobMessages.work, jobMessages.work])
})
