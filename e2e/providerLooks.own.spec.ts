import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectGoodLooks, expectWholeWhenZoomed } from './fixtures/looks/goodLooks.ts'
import type { Locale } from './fixtures/looks/looks.ts'
import { otherLocales } from './fixtures/looks/otherLocales.ts'
import { testWithOwnServer } from './fixtures/ownServer.ts'
import { fillIn, signInPage } from './fixtures/signIn.ts'
import { expect } from './fixtures/test.ts'
import { forgottenWords, wordsOf } from './fixtures/looks/words.ts'

/** A second step that a role requires applies to everybody in the installation with that role. */
const test = testWithOwnServer()
test.use({ maxDocuments: 60 })

const title = (page: Page) => page.getByRole('heading', { level: 1 })
/** The values that an authenticator app needs, and names that are equal in every language. */
const sameEverywhere = [/^[A-Z2-7 ]{20,}$/, /^Passkey$/, /^teacher$/]

/** The current code of an authenticator app for a base32 key (RFC 6238). */
function codeOf(key: string): string {
  const bits = Array.from(key.replaceAll(' ', ''), (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const mac = createHmac('sha1', secret).update(step).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

async function openSignIn(page: Page): Promise<void> {
  await page.goto('/')
  await expect(signInPage(page).heading).toBeVisible()
}

/**
 * Runs all visual checks on a page with the parameter `?lang=`: in English, and in the other languages, of which `npm
 * test` takes one in turn.
 */
async function expectLooks(page: Page, turn: number): Promise<void> {
  const address = new URL(page.url())
  const words: Partial<Record<Locale, string[]>> = {}
  const others = otherLocales(turn)
  for (const locale of [...others, 'en'] as const) {
    address.searchParams.set('lang', locale)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(address.href)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    words[locale] = (await wordsOf(page)).filter((text) => !sameEverywhere.some((form) => form.test(text)))
    await expectGoodLooks(page, locale, turn)
  }
  await expectWhole(page)
  expect(words.en?.length).toBeGreaterThan(3)
  for (const locale of others) expect(forgottenWords(locale, words[locale] ?? [], words.en ?? []), locale).toEqual([])
}

async function expectWhole(page: Page): Promise<void> {
  await expectWholeWhenZoomed(page)
  await page.emulateMedia({ forcedColors: 'none' })
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('S11 the pages of the second step and of its set-up have no error in any theme, width and language', async ({
  page,
  own,
  controls,
}) => {
  test.setTimeout(300_000)
  await controls.putAccount({ username: 'teacher', roles: ['EDUCATION_MANAGER'] })
  await own.database.pool.query(
    `insert into setting (id, value, revision) values ('GENERAL.TWO_STEP_EDUCATION_MANAGER', 'REQUIRED', 2)`,
  )
  await expect(async () => {
    await openSignIn(page)
    await fillIn(page, 'teacher')
    await expect(title(page)).toHaveText('Set up two-step sign-in', { timeout: 2000 })
  }).toPass()
  const setUp = page.url()
  await test.step('set-up', () => expectLooks(page, 0))
  await test.step('set-up, wrong code', async () => {
    await page.getByRole('textbox', { name: 'Code from the app' }).fill('000000')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectGoodLooks(page, 'en')
  })
  const key = (await page.locator('.key').textContent()) ?? ''
  await page.getByRole('textbox', { name: 'Code from the app' }).fill(codeOf(key))
  await page.getByRole('button', { name: 'Continue' }).click()
  await test.step('recovery codes', async () => {
    await expect(title(page)).toHaveText('Save your recovery codes')
    await expect(page.getByRole('listitem')).toHaveCount(10)
    await expectGoodLooks(page, 'en')
    await expectWhole(page)
    for (const locale of [...otherLocales(0), 'en'] as const) {
      await page.goto(`${setUp}?lang=${locale}`)
      await expectGoodLooks(page, locale)
    }
  })

  await page.context().clearCookies()
  await openSignIn(page)
  await fillIn(page, 'teacher')
  await expect(title(page)).toHaveText('Confirm it is you')
  await test.step('second step', () => expectLooks(page, 1))
  await page.getByRole('link', { name: 'Use a recovery code instead' }).click()
  await test.step('recovery code', () => expectLooks(page, 2))
  await test.step('recovery code, wrong', async () => {
    await page.getByRole('textbox', { name: 'Recovery code' }).fill('0000')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectGoodLooks(page, 'en')
  })
})

test('W2 the pages for a forgotten password have no error in any theme, width and language', async ({ page, own }) => {
  test.setTimeout(300_000)
  await openSignIn(page)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(title(page)).toHaveText('Forgot your password?')
  await test.step('forgot password', () => expectLooks(page, 0))
  await page.getByRole('textbox', { name: 'Username or email' }).fill('learner')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(title(page)).not.toHaveText('Forgot your password?')
  await test.step('link sent', async () => {
    await expectGoodLooks(page, 'en')
    await expectWhole(page)
  })
  let link = ''
  await expect(async () => {
    const { rows } = await own.database.pool.query<{ body: string }>(
      `select body from outbox_mail order by created_at desc limit 1`,
    )
    link = /https?:\S+\/invitation\/\S+/.exec(rows[0]?.body ?? '')?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  await page.goto(link)
  await expect(title(page)).toHaveText('Choose a new password')
  await test.step('new password', () => expectLooks(page, 1))
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.locator('#password-problem')).toBeVisible()
  await test.step('new password, wrong', () => expectGoodLooks(page, 'en'))
})
