import { changeAnswers, rewrite } from '../../fixtures/session/answers.ts'
import { listenToConsole } from '../../fixtures/session/consoleLines.ts'
import { quiet } from '../../fixtures/quiet.ts'
import { apiCalls } from '../../fixtures/session/requests.ts'
import { heading } from '../../fixtures/session/sessions.ts'
import { accountMenu } from '../../fixtures/shell.ts'
import { greeting, givenName, signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

const refusal = (title: string) => ({ hasText: `You don’t have access to “${title}”` })

test(
  'C43 no-resource-access: a token without the entry signs in without a role, warns once, and opens no page for roles',
  { tag: '@long' },
  async ({ page, context, controls }) => {
    await controls.putAccount({ username: 'c43', roles: ['ADMIN'] })
    const { warnings } = listenToConsole(page)
    await changeAnswers(context, '**/oidc/token', (answer) => ({
      ...answer,
      access_token: rewrite(String(answer['access_token']), {
        resource_access: { 'another-api': { roles: ['ADMIN'] } },
      }),
    }))
    // The server refuses a token with a wrong signature; what it answers is not what is asked here.
    await context.route('**/graphql', (route) =>
      route.fulfill({ json: { data: null, errors: [{ message: 'no', extensions: { code: 'INTERNAL' } }] } }),
    )
    await signIn(page, 'c43')
    const warned = () => warnings.filter((line) => line.includes('no roles for'))
    expect(warned()).toEqual([
      'The access token has no roles for "somo-api": check the client\'s roles at the provider.',
    ])
    await expect(page.getByText('Your account has no role in Somo yet')).toBeVisible()
    await page.getByRole('link', { name: 'Using Somo' }).first().click()
    await expect(heading(page, 'Using Somo')).toBeVisible()
    await page.goto('/system')
    await expect(page.getByRole('status').filter(refusal('Settings'))).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    expect(warned(), 'once for each page').toHaveLength(2)
  },
)

test('C45 role-tamper (ASVS 24): roles written into the storage open no page, show no entry and reach no server', async ({
  page,
  watch,
  controls,
}) => {
  await controls.putAccount({ username: 'c45', roles: ['LEARNER'] })
  await signIn(page, 'c45')
  await quiet(page)
  const tamper = () =>
    page.evaluate(() => localStorage.setItem('role_token_claims_obj', JSON.stringify(['ADMIN', 'EDUCATION_MANAGER'])))
  await tamper()
  watch.reset()
  await page.goto('/system')
  await expect(page.getByRole('status').filter(refusal('Settings'))).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await expect(greeting(page, givenName('c45'))).toBeVisible()
  await expect(page.getByRole('link', { name: 'Settings', exact: true })).toHaveCount(0)
  await quiet(page)
  expect(await page.evaluate(() => localStorage.getItem('role_token_claims_obj')), 'written anew from the token').toBe(
    '["LEARNER"]',
  )
  await tamper()
  await page.getByRole('link', { name: 'Using Somo' }).first().click()
  await page.getByRole('link', { name: 'Overview', exact: true }).click()
  await expect(accountMenu(page)).toContainText('Learner')
  await quiet(page)
  expect(apiCalls(watch).length).toBeGreaterThan(0)
  expect(
    watch.requests
      .filter((request) => /ADMIN/.test(`${request.url()} ${request.postData() ?? ''}`))
      .map((request) => request.url()),
  ).toEqual([])
})
