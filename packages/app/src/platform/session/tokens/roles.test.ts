import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Role } from '@somo/graphql/schema'
import { allRoles, hasAnyRole, readRoles } from './roles.ts'
import { accessToken, jwt } from '../testing/tokens.ts'

const token = (payload: object) => readRoles(jwt(payload), 'somo-api')
const access = (roles: unknown) => ({ resource_access: { 'somo-api': { roles } } })

describe('roles of an access token', () => {
  test('are all the schema has, and no others', () => {
    expectTypeOf<(typeof allRoles)[number]>().toEqualTypeOf<Role>()
    expect(token(access(['LEARNER', 'ADMIN', 'EDUCATION_MANAGER']))).toEqual(['ADMIN', 'EDUCATION_MANAGER', 'LEARNER'])
  })

  test.each([
    [access(['LEARNER', 'LEARNER', 'learner', 'OWNER', 7, null, { name: 'ADMIN' }]), ['LEARNER']],
    [access([]), []],
    [access('ADMIN'), null],
    [access({ 0: 'ADMIN' }), null],
    [{ resource_access: { other: { roles: ['ADMIN'] } } }, null],
    [{ resource_access: null }, null],
    [{ realm_access: { roles: ['ADMIN'] } }, null],
    [{}, null],
  ])('%j gives %j', (payload, roles) => expect(token(payload)).toEqual(roles))

  test.each([['opaque'], ['a.b.c'], [''], ['..'], ['a.bnVsbA.c'], ['a.W10.c'], ['a.eyJh.c'], ['a.__8.c']])(
    'a token without a readable payload, %j, has none',
    (text) => expect(readRoles(text, 'somo-api')).toBeNull(),
  )

  test("the names of an object's inheritance are no resources", () => {
    for (const name of ['constructor', '__proto__', 'toString']) expect(readRoles(accessToken(0), name)).toBeNull()
  })

  test('reading never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json().map((json) => `a.${Buffer.from(json).toString('base64url')}.b`),
        ),
        (text) => {
          expect(readRoles(text, 'somo-api')?.every((role) => allRoles.includes(role)) ?? true).toBe(true)
        },
      ),
    )
  })
})

test('the guard passes without a list, or where any role matches, and only then', () => {
  const roles = fc.subarray([...allRoles])
  fc.assert(
    fc.property(roles, roles, (required, owned) => {
      const common = required.filter((role) => owned.includes(role)).length
      expect(hasAnyRole(required, owned)).toBe(required.length === 0 || common > 0)
    }),
  )
})
