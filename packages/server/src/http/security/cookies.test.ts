import { describe, expect, it } from 'vitest'
import { localeCookieHeader } from '../../identity/pages/pageContext.ts'
import { invitationCookieName, writeInvitationCookie } from './invitationCookie.ts'

describe('ASVS 3.3 cookies', () => {
  it.each([
    ['the invitation', writeInvitationCookie('secret', true), ['HttpOnly']],
    ['the language', localeCookieHeader({ locale: 'sw' }, true), []],
  ])('of %s are bound to this very host over https', (_, cookie, more) => {
    expect(cookie).toMatch(/^__Host-somo_\w+=(secret|sw);/)
    for (const attribute of ['Path=/', 'Secure', 'SameSite=Lax', ...more])
      expect(cookie.split('; ')).toContain(attribute)
    expect(cookie).not.toContain('Domain')
  })

  it('have a plain name without https, where browsers take no other', () => {
    expect(writeInvitationCookie('secret', false)).toBe(
      'somo_invitation=secret; Path=/graphql; Max-Age=3600; HttpOnly; SameSite=Lax',
    )
    expect(invitationCookieName(false)).toBe('somo_invitation')
    expect(localeCookieHeader({ locale: 'sw' }, false)).toBe('somo_locale=sw; Path=/; Max-Age=31536000; SameSite=Lax')
  })
})
