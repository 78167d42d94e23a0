import { routeTable } from '@somo/app/src/routes/routeTable.ts'
import { heading } from '../../fixtures/session/sessions.ts'
import { openAccountMenu } from '../../fixtures/shell.ts'
import { greeting } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { titleOf } from '../../fixtures/titles.ts'

test.describe('C68 csp, ASVS 2', () => {
  test.use({ account: 'all', maxDocuments: 3 })

  test('every screen, each menu and every language and theme break neither policy', async ({ page, watch }) => {
    await page.goto('/dashboard')
    await expect(greeting(page, 'Neema')).toBeVisible()
    for (const row of routeTable) {
      await page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
      }, row.path)
      // The error page names its tab by the reason one is there for; by its address alone none is known.
      await expect(page).toHaveTitle(`${row.path === '/error-page' ? 'Something went wrong' : titleOf(row)} – Somo`)
    }
    for (const choice of ['Dark', 'Deutsch', 'Kiswahili']) {
      await openAccountMenu(page)
      await page.getByRole('menuitemradio', { name: choice }).click()
    }
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('navigation').last().getByRole('button').last().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(watch.problems).toEqual([])
  })

  test('the page carries the whole policy', async ({ page }) => {
    const response = await page.goto('/dashboard')
    const policy = response?.headers()['content-security-policy'] ?? ''
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default dompurify',
    ]) {
      expect(policy.split('; ')).toContain(part)
    }
    expect(policy).not.toMatch(/unsafe-|nonce-|\*/)
  })
})

test.describe('what breaks a policy is refused, and seen by every test', () => {
  test('text that would become HTML; only the empty one passes', { tag: '@long' }, async ({ page, watch }) => {
    await page.goto('/communication')
    await expect(heading(page, 'Communication')).toBeVisible()
    const outcome = await page.evaluate(() => {
      const element = document.createElement('div')
      element.append('words')
      element.innerHTML = ''
      try {
        element.innerHTML = '<img src="x">'
        return 'taken'
      } catch (problem) {
        return `${problem instanceof TypeError ? 'refused' : 'failed'}, ${element.childNodes.length} left`
      }
    })
    expect(outcome).toBe('refused, 0 left')
    await expect.poll(() => watch.problems.length).toBe(1)
    expect(watch.problems[0]).toContain('require-trusted-types-for')
    watch.reset()
  })

  test('scripts of elsewhere, scripts in the page, text that would become a script', async ({ page, watch }) => {
    await page.goto('/communication')
    await expect(heading(page, 'Communication')).toBeVisible()
    const refusals = await page.evaluate(() => {
      const attempts: readonly (() => unknown)[] = [
        () => Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }),
        () => Object.assign(document.createElement('script'), { text: 'globalThis.isBroken = true' }),
        () => new Worker('https://evil.example/worker.js'),
        () => document.createElement('div').setHTMLUnsafe('<img src="x">'),
      ]
      return attempts.map((attempt) => {
        try {
          attempt()
          return 'taken'
        } catch (problem) {
          return problem instanceof Error ? problem.name : 'failed'
        }
      })
    })
    expect(refusals).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError'])
    await page.evaluate(() => {
      const image = new Image()
      image.src = 'https://evil.example/x.png'
      document.body.append(image)
    })
    await expect.poll(() => watch.problems.length).toBe(5)
    expect(await page.evaluate(() => 'isBroken' in globalThis)).toBe(false)
    watch.reset()
  })

  test('a second policy under another name', { tag: '@long' }, async ({ page, watch }) => {
    await page.goto('/communication')
    await expect(heading(page, 'Communication')).toBeVisible()
    for (const policy of ['default', 'own']) {
      const outcome = await page.evaluate((wanted) => {
        // The browser's maker of policies, which the page's own types do not know.
        const maker = Reflect.get(globalThis, 'trustedTypes') as { createPolicy(name: string, rules: object): unknown }
        try {
          maker.createPolicy(wanted, {})
          return 'made'
        } catch (problem) {
          return problem instanceof Error ? problem.name : 'failed'
        }
      }, policy)
      expect(outcome, policy).toBe('TypeError')
    }
    await expect.poll(() => watch.problems.length).toBe(2)
    watch.reset()
  })
})
