import { openDesign } from '../../fixtures/looks/design.ts'
import { quiet } from '../../fixtures/quiet.ts'
import { openAccountMenu } from '../../fixtures/shell.ts'
import { signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

test(
  'the first key of a form is on the screen before the question about leaving is asked for',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'admin')
    const { colour } = await openDesign(page)
    await quiet(page)
    await colour.focus()
    await page.evaluate(() => {
      const requests: string[] = []
      let isPainted = false
      new MutationObserver((changes) => {
        const links = changes
          .flatMap(({ addedNodes }) => [...addedNodes])
          .filter((node) => node instanceof HTMLLinkElement)
        for (const { href } of links) requests.push(`${isPainted ? 'after' : 'before'} ${href}`)
      }).observe(document.head, { childList: true })
      // Begun before the form hears of the key, so that it ends before whatever waits for the same frame.
      addEventListener('keydown', () => requestAnimationFrame(() => setTimeout(() => (isPainted = true), 0)), {
        capture: true,
        once: true,
      })
      Reflect.set(globalThis, 'requests', requests)
    })
    await page.keyboard.press('1')
    await expect(page.getByRole('region', { name: /unsaved change/ })).toBeVisible()
    const readRequests = () => page.evaluate(() => Reflect.get(globalThis, 'requests') as readonly string[])
    await expect.poll(readRequests).toContainEqual(expect.stringContaining('DialogPanel'))
    expect((await readRequests()).filter((line) => line.startsWith('before'))).toEqual([])
  },
)

test(
  'Escape takes the account menu away and gives the focus back; the next key is heard',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'learner')
    await openAccountMenu(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(page.locator('[data-part="account"] button[aria-haspopup="menu"]').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
  },
)

test(
  'a language whose texts are here is written after the frame that shows the press',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'learner')
    const html = page.locator('html')
    const choose = async (name: string): Promise<void> => {
      await openAccountMenu(page)
      await page.getByRole('menuitemradio', { name }).click()
    }
    await choose('Deutsch')
    await expect(html).toHaveAttribute('lang', 'de')
    await page.evaluate(() => {
      // Begun before the menu hears of the press, so that it ends before whatever waits for the same frame.
      const look = (): boolean => Reflect.set(globalThis, 'painted', document.documentElement.lang)
      addEventListener(
        'pointerup',
        (event) => {
          const isChoice = event.target instanceof Element && event.target.closest('[role="menuitemradio"]') !== null
          if (isChoice) requestAnimationFrame(() => setTimeout(look, 0))
        },
        { capture: true },
      )
    })
    await choose('English')
    await expect(html).toHaveAttribute('lang', /^en/)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'painted') as unknown)).toBe('de')
  },
)

/** What stands on a form takes a few files from a server, not one for each part of it. */
test(
  'the design page with its form and its preview asks for fewer than sixty scripts',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'admin')
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
    })
    await openDesign(page)
    await expect(page.getByRole('figure', { name: /^Preview in light/ })).toBeVisible()
    expect(scripts.size, [...scripts].join('\n')).toBeLessThan(60)
  },
)
