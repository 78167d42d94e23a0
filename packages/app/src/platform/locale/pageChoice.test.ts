import { expect, test } from 'vitest'
import { memoryStorage } from '../../testing/memoryStorage.ts'
import { keepChoice, readChoices } from './choices.ts'
import { takePageChoice } from './pageChoice.ts'

const ended = 'somo_locale=; Path=/; Max-Age=0; SameSite=Lax'

test.each(['somo_locale=sw', 'somo_theme=dark; somo_locale=sw', 'somo_locale=sw; a=b'])(
  '%s is a choice by hand, once',
  (cookie) => {
    const storage = memoryStorage()
    keepChoice(storage, { locale: 'de', theme: 'dark' })
    const holder = { cookie }
    takePageChoice(storage, holder)
    expect([readChoices(storage), holder.cookie]).toEqual([{ locale: 'sw', theme: 'dark' }, ended])
  },
)

test('over https the choice stands in a cookie bound to the host, and ends as one', () => {
  const storage = memoryStorage()
  const holder = { cookie: 'a=b; __Host-somo_locale=sw' }
  takePageChoice(storage, holder)
  expect([readChoices(storage).locale, holder.cookie]).toEqual([
    'sw',
    '__Host-somo_locale=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ])
})

test.each([
  ['', ''],
  ['xsomo_locale=sw', 'xsomo_locale=sw'],
  ['somo_locale=xx', ended],
  ['somo_locale=%22%3E', ended],
])('%j changes no choice', (cookie, left) => {
  const storage = memoryStorage()
  keepChoice(storage, { locale: 'de' })
  const holder = { cookie }
  takePageChoice(storage, holder)
  expect([readChoices(storage), holder.cookie]).toEqual([{ locale: 'de' }, left])
})
