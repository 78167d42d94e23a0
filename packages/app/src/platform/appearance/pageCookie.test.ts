import { expect, test } from 'vitest'
import { leaveTheme } from './pageCookie.ts'

test('the sign-in page of the same origin finds the theme for a year', () => {
  const holder = { cookie: '' }
  leaveTheme('dark', holder)
  expect(holder.cookie).toBe('somo_theme=dark; Path=/; Max-Age=31536000; SameSite=Lax')
})
