import { accounts, type AccountName } from '../fixtures/accounts.ts'
import { stateFile } from '../fixtures/places.ts'
import { signIn } from '../fixtures/signIn.ts'
import { test } from '../fixtures/test.ts'

// Object.keys widens the type to string; the keys are exactly the names.
for (const account of Object.keys(accounts) as AccountName[]) {
  test(`${account} signs in on the sign-in page`, async ({ page, context, controls }) => {
    if (account === 'nobody') await controls.putAccount({ username: account, roles: [] })
    await signIn(page, account)
    await context.storageState({ path: stateFile(account) })
  })
}
