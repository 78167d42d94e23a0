import { useSupportEmail } from '../../domain/support/useSupportEmail.ts'
import { useDates } from '../../platform/locale/useDates.ts'
import { UsingSomoView } from './UsingSomoView.tsx'
import { useHelpArticles } from './useHelpArticles.ts'
import { useUsingSomo } from './useUsingSomo.ts'

/** /using-sitos: how to use the product, for one's roles. */
export function Screen() {
  const { date } = useDates()
  return <UsingSomoView {...useUsingSomo()} articles={useHelpArticles()} supportEmail={useSupportEmail(true)} formatDate={date} />
}
