import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, vi } from 'vitest'
import { SomoProvider } from '../components/SomoProvider/SomoProvider.tsx'
import type { UiLocale } from '../locale/texts.ts'
import { lightWords } from '../locale/lightWords.ts'
import { loadWidgetTexts, speakWidgetTexts } from '../locale/widgets/widgetTexts.ts'
import '../theme/global.ts'

export interface Rendered {
  readonly container: HTMLElement
  /** The addresses that were navigated to, in order. */
  readonly visited: readonly string[]
  readonly rerender: (node: ReactNode) => void
}

export interface RenderOptions {
  /** @default "en" */
  readonly locale?: UiLocale
  /** The words of the widgets are here before anything is drawn, as on a page that fetched them. @default false */
  readonly isSpoken?: boolean
}

/**
 * Draws a component in the browser of the test, inside SomoProvider and with the product's styles, and removes it when
 * the test ends. A test during which anything was written to `console.error` fails.
 */
export async function render(
  node: ReactNode,
  { locale = 'en', isSpoken = false }: RenderOptions = {},
): Promise<Rendered> {
  if (isSpoken) {
    await loadWidgetTexts(locale)
    speakWidgetTexts(locale)
    lightWords.speak(locale)
  }
  const errors = vi.spyOn(console, 'error')
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const visited: string[] = []
  const visit = (href: string): void => {
    visited.push(href)
  }
  const rerender = (next: ReactNode): void => {
    flushSync(() =>
      root.render(
        <SomoProvider locale={locale} navigate={visit}>
          {next}
        </SomoProvider>,
      ),
    )
  }
  rerender(node)
  onTestFinished(() => {
    root.unmount()
    container.remove()
    const written = errors.mock.calls
    errors.mockRestore()
    expect(written).toEqual([])
  })
  return { container, visited, rerender }
}
