import type { ChangeSignal } from './appChange.ts'

/** Hides the scrollbar of the page once the signal is given, until the next load (specification section 2). */
export function hideScrollbarOn(signal: ChangeSignal, area: Pick<HTMLElement, 'dataset'>): void {
  const hide = () => {
    area.dataset['scrollbar'] = 'hidden'
  }
  if (signal.hasChanged()) hide()
  else signal.subscribe(hide)
}
