import type { Locator, Page } from '@playwright/test'
import { locales } from '../../fixtures/looks/looks.ts'
import { sentencesOf } from '../../fixtures/messages.ts'
import { fillIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ maxDocuments: 12 })

/** A field by the id of its label, an entry, and the id of what is said then. */
type Case = readonly [label: string, entry: string, error: string, limit?: number]

const long = 'x'.repeat(420)
/** Has a line separator, which cannot be seen. */
const broken = 'Am\u2028ina'

const personal: readonly Case[] = [
  ['myProfile.personal.givenName', long, 'form.error.tooLong', 160],
  ['myProfile.personal.familyName', broken, 'myProfile.error.badcharacters'],
  ['myProfile.personal.phone', 'call me', 'myProfile.error.notaphonenumber'],
  ['myProfile.personal.pronouns', long, 'form.error.tooLong', 40],
]
const design: readonly Case[] = [
  ['designConfiguration.field.name', ' ', 'designConfiguration.error.required'],
  ['designConfiguration.field.name', long, 'form.error.tooLong', 40],
  ['designConfiguration.field.name', 'So\u2028mo', 'designConfiguration.error.badCharacters'],
  ['designConfiguration.field.colour', 'yellow', 'designConfiguration.error.notAColour'],
]
const logos = [
  [
    'mark.png',
    'image/png',
    Buffer.from('GIF89a and more of what is none of the kinds'),
    'designConfiguration.logoError.wrongKind',
  ],
  [
    'mark.svg',
    'image/svg+xml',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script>'),
    'designConfiguration.logoError.unreadable',
  ],
] as const
const settings: readonly Case[] = [
  ['system.setting.supportemail', 'help@', 'system.setting.notanemail'],
  ['system.setting.supportemail', `${long}@example.org`, 'form.error.tooLong', 254],
  ['system.setting.importbrake', '400', 'system.setting.brakerange'],
]

for (const locale of locales) {
  const say = sentencesOf(locale)

  /** Opens a screen and waits for a field of it. */
  const open = async (page: Page, address: string, label: string): Promise<void> => {
    await page.goto(address)
    await fieldOf(page, say(label)).waitFor()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
  }

  /** Each entry is sent by the keyboard, its error stands at its field alone, and what was typed stays. */
  const expectFieldErrors = async (page: Page, cases: readonly Case[]): Promise<void> => {
    for (const [label, entry, error, limit] of cases) {
      await test.step(`${label}: ${error}`, async () => {
        const field = fieldOf(page, say(label))
        const before = await field.inputValue()
        await field.fill(entry)
        await field.press('Enter')
        await expectError(field, say(error, limit))
        await expect(field).toHaveValue(entry)
        await field.fill(before)
      })
    }
  }

  test.describe(`in ${locale}`, () => {
    test(
      'what is wrong stands at its field in the reader’s language, on the profile, the design and the settings',
      { tag: '@long' },
      async ({ page, controls }) => {
        const username = `errors-${locale}`
        await controls.putAccount({ username, roles: ['ADMIN'], locale })
        await page.goto('/my-profile')
        await fillIn(page, username)

        await test.step('profile', async () => {
          await expect(fieldOf(page, say('myProfile.personal.givenName'))).toBeVisible()
          await expect(page.locator('html')).toHaveAttribute('lang', locale)
          await expectFieldErrors(page, personal)
          await page
            .locator('input[type="file"]')
            .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') })
          await expect(page.locator('input[type="file"]')).toHaveAccessibleDescription(
            containing(say('myProfile.error.wrongkind')),
          )
        })

        await test.step('password', async () => {
          await open(page, '/my-profile?tab=sign-in', 'myProfile.signIn.currentPassword')
          const [current, next] = [
            fieldOf(page, say('myProfile.signIn.currentPassword')),
            fieldOf(page, say('myProfile.signIn.newPassword')),
          ]
          const send = async (present: string, wanted: string): Promise<void> => {
            await current.fill(present)
            await next.fill(wanted)
            await next.press('Enter')
          }
          await send('somo', 'short')
          await expectError(next, say('form.error.tooShort', 10))
          await send('somo', 'password123')
          await expectError(next, say('myProfile.error.weakpassword'))
          await send('wrong', 'boat lantern river')
          await expectError(current, say('myProfile.error.wrongpassword'))
        })

        await test.step('design', async () => {
          await open(page, '/design-configuration', 'designConfiguration.field.colour')
          await expectFieldErrors(page, design)
          for (const [name, mimeType, buffer, error] of logos) {
            await page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer })
            await expect(page.locator('input[type="file"]')).toHaveAccessibleDescription(containing(say(error)))
          }
        })

        await test.step('settings', async () => {
          await open(page, '/system', 'system.setting.supportemail')
          await expectFieldErrors(page, settings)
        })
      },
    )
  })
}

const fieldOf = (page: Page, label: string): Locator =>
  page.getByRole('main').getByLabel(label).and(page.locator('input:not([type="hidden"])')).first()

async function expectError(field: Locator, sentence: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(containing(sentence))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
}

const containing = (sentence: string): RegExp => new RegExp(sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
