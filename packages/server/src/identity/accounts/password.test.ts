import { scryptSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
// The tests hash at a low cost: './passwordCost.ts' is replaced in vitest.config.ts, this other spelling is not.
import { passwordCost as productCost } from '../accounts/passwordCost.ts'
import { hashPassword, isOutdatedHash, isPassword, longestPassword } from './password.ts'
import { passwordCost } from './passwordCost.ts'

describe('stored passwords', () => {
  it('are recognised, and others are not', async () => {
    const stored = await hashPassword('correct horse')
    expect(await isPassword('correct horse', stored)).toBe(true)
    expect(await isPassword('correct horsf', stored)).toBe(false)
    expect(await isPassword('', stored)).toBe(false)
  })

  it('have a salt of their own and name their cost', async () => {
    const [first, second] = await Promise.all([hashPassword('somo'), hashPassword('somo')])
    expect(first).not.toBe(second)
    const { ln, r, p } = passwordCost
    expect(first).toMatch(new RegExp(`^\\$scrypt\\$ln=${ln},r=${r},p=${p}\\$[\\w-]{22}\\$[\\w-]{43}$`))
    expect(first).not.toContain('somo')
  })

  it('cost what OWASP asks for', () => {
    expect(productCost).toEqual({ ln: 14, r: 8, p: 5 })
  })

  it('equal in either spelling of a composed letter', async () => {
    const stored = await hashPassword('Stra\u00dfe \u00fcber')
    expect(await isPassword('Stra\u00dfe u\u0308ber', stored)).toBe(true)
  })

  it('made at an older cost still work and are to be made anew', async () => {
    const salt = Buffer.alloc(16, 7)
    const hash = scryptSync('somo', salt, 32, { N: 2 ** 12, r: 8, p: 1 })
    const stored = `$scrypt$ln=12,r=8,p=1$${salt.toString('base64url')}$${hash.toString('base64url')}`
    expect(await isPassword('somo', stored)).toBe(true)
    expect(isOutdatedHash(stored)).toBe(true)
    expect(isOutdatedHash(await hashPassword('somo'))).toBe(false)
  })

  it('never match for an unknown account, a broken text or an overlong password', async () => {
    expect(await isPassword('somo', null)).toBe(false)
    expect(await isPassword('somo', 'somo')).toBe(false)
    const long = 'a'.repeat(longestPassword + 1)
    expect(await isPassword(long, await hashPassword(long))).toBe(false)
  })

  it('take as long to refuse for an unknown account as for a known one', async () => {
    const stored = await hashPassword('somo')
    const time = async (text: string | null) => {
      const from = performance.now()
      await isPassword('wrong', text)
      return performance.now() - from
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 5; round++) {
      known.push(await time(stored))
      unknown.push(await time(null))
    }
    // The fastest of five on either side: what remains differs by noise, not by a skipped hash (a factor of 100).
    const ratio = Math.min(...unknown) / Math.min(...known)
    expect(ratio).toBeGreaterThan(0.3)
    expect(ratio).toBeLessThan(3)
  })
})
