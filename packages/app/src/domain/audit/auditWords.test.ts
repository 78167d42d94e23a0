import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bulkActionLines, serverLines } from '../../testing/serverSource.ts'
import { actionMessages, objectMessages } from './auditMessages.ts'

const server = (file: string): string =>
  readFileSync(new URL(`../../../../server/src/modules/audit/${file}`, import.meta.url), 'utf8')

test('there are words for everything the server writes down, and for nothing else', () => {
  const written = [...serverLines('audit/auditActions.ts'), ...bulkActionLines('auditAction')]
  expect(written.length).toBeGreaterThan(0)
  expect(Object.keys(actionMessages).toSorted()).toEqual(written.toSorted())
})

test('there are words for every kind of thing', () => {
  const union = /objectKind:((?:[\s|]+'\w+')+)/.exec(server('auditLog.ts'))?.[1] ?? ''
  const kinds = [...union.matchAll(/'(\w+)'/g)].map(([, kind]) => kind)
  expect(Object.keys(objectMessages).toSorted()).toEqual(kinds.toSorted())
})
