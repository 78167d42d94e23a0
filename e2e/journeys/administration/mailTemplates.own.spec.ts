import { expectNoViolations } from '../../fixtures/violations.ts'
import { signIn } from '../../fixtures/signIn.ts'
import { controlsAt } from '../../fixtures/controls.ts'
import { expect, test as base } from '../../fixtures/test.ts'
import { startMailSink, type MailSink } from '../../server/mailSink.ts'
import { startTestServer, type TestServer } from '../../server/testServer.ts'

/** An installation that sends its mail to a server of this test. */
const test = base.extend<object, { readonly post: MailSink; readonly own: TestServer }>({
  post: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const sink = await startMailSink()
      await use(sink)
      await sink.close()
    },
    { scope: 'worker' },
  ],
  own: [
    async ({ browser, post }, use) => {
      const server = await startTestServer({ SMTP_URL: post.url, MAIL_FROM: 'Somo <somo@somo.example>' })
      await use(server)
      await Promise.all(browser.contexts().map((context) => context.close()))
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ own }, use) => use(own.url),
  controls: async ({ own }, use) => use(controlsAt(own.url)),
})

/** A part of a mail, without the line breaks and codes of its transport. */
const readable = (mail: string): string =>
  mail
    .replaceAll('=\r\n', '')
    .replaceAll(/((?:=[0-9A-F]{2})+)/g, (codes: string) =>
      Buffer.from(codes.replaceAll('=', ''), 'hex').toString('utf8'),
    )

test('an administrator changes a mail, sees it filled in, and gets it as a test with text, button and their name', async ({
  page,
  post,
}, { retry }) => {
  const subject = `Off you go, attempt ${retry}: {{ title }}`
  // An account with an email address.
  await signIn(page, 'admin')
  await page.goto('/mailtemplates')
  await page.getByRole('link', { name: 'New assignment' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'New assignment' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Subject' }).first().fill(subject)
  await expect(page.getByRole('figure', { name: 'The email' })).toContainText(
    `Off you go, attempt ${retry}: Fire safety`,
  )
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText(/Published\./)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'New assignment' })).toContainText('changed')
  await page.getByRole('button', { name: 'Send test to me' }).click()
  await expect(page.getByText(/Test email queued for/)).toBeVisible()
  await expect
    .poll(() =>
      post.mails.map(readable).some((mail) => mail.includes(`Subject: Off you go, attempt ${retry}: Fire safety`)),
    )
    .toBe(true)
  const mail = readable(post.mails.find((one) => readable(one).includes(`attempt ${retry}`)) ?? '')
  expect(mail).toContain('Content-Type: text/plain')
  expect(mail).toMatch(/<a href="http[^"]+"[^>]*>Start<\/a>/)
  await expectNoViolations(page)
})
