import { describe, expect, it } from 'vitest'
import { documentFixture } from '../legalFixture.ts'
import { blockOf, errorsOf, checkPublish, noErrors, publishStart, toWish } from './publishForm.ts'
import { scheduleMessages, startMessages } from './scheduleMessages.ts'

const values = { ...publishStart, note: 'Shorter' }
const refused = (code: string, path: string[]) => ({ document: null, userErrors: [{ code, path }], problem: null })

describe('publishing from a day on', () => {
  it('needs the day, and sends it only while it is chosen', () => {
    expect(checkPublish(documentFixture(), { ...values, isLater: true })).toEqual({
      note: null,
      day: startMessages.dayMissing,
    })
    const chosen = { ...values, isLater: true, day: '2027-03-01' }
    expect(checkPublish(documentFixture(), chosen)).toEqual(noErrors)
    expect(toWish(documentFixture(), chosen)).toEqual({ isMajor: true, changeNote: 'Shorter', startsOn: '2027-03-01' })
    expect(toWish(documentFixture({ consent: 'NONE' }), { ...chosen, isLater: false })).toMatchObject({
      isMajor: false,
      startsOn: null,
    })
  })

  it('says at the field what the server finds wrong with the day', () => {
    expect(errorsOf(refused('IN_THE_PAST', ['startsOn'])).day).toBe(startMessages.tooEarly)
    expect(errorsOf(refused('NOT_OFFERED', ['startsOn'])).day).toBe(startMessages.tooLate)
    expect(errorsOf(refused('REQUIRED', ['de', 'body']))).toEqual(noErrors)
  })

  it('says what to do while another version waits', () => {
    expect(blockOf(refused('WRONG_STATE', ['scheduled']))).toBe(scheduleMessages.waits)
    expect(blockOf(refused('REQUIRED', ['scheduled']))).toBeNull()
  })
})
