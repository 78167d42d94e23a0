import { useSupportEmail } from '../../domain/support/useSupportEmail.ts'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { UsingSomoView } from './UsingSomoView.tsx'
import { useHelpArticles } from './useHelpArticles.ts'
import { useUsingSomo } from './useUsingSomo.ts'

/** /using-sitos: how to use the product, for one's roles and the page one comes from. */
export function Screen() {
  const { date } = useDates()
  const data = useUsingSomo()
  return (
    <UsingSomoView
      {...data}
      help={useHelpArticles(data.screen?.path ?? null)}
      supportEmail={useSupportEmail(true)}
      formatDate={date}
    />
  )
}
