import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { kindMessages } from '../../../domain/job/jobKinds.ts'
import { kindNames, kindsCalled } from './jobSearch.ts'

const german = createIntl({
  locale: 'de',
  messages: { [kindMessages['users.anonymise'].id]: 'Änderung der Namen' },
  onError: () => undefined,
})
const english = createIntl({ locale: 'en', onError: () => undefined })

test('work is found by what it is called in the language of the reader', () => {
  expect(kindsCalled('EXPORT of the', english)).toEqual([
    'import.export',
    'import.list',
    'assignments.exportPeople',
    'jobs.export',
    'mail.export',
    'audit.export',
  ])
  expect(kindsCalled(' anderung', german)).toEqual(['users.anonymise'])
  expect(kindsCalled('xyzzy', english)).toEqual([])
  expect(kindsCalled('', english)).toEqual(kindNames)
})
