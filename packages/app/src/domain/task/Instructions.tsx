import { useIntl } from 'react-intl'
import { PageContent } from '../medium/PageContent.tsx'

/** The instructions of a task, drawn as the texts of pages are. */
export function Instructions({ text }: { readonly text: string }) {
  const { locale } = useIntl()
  return <PageContent blocks={[{ id: 'instructions', kind: 'text', text }]} locale={locale} images={[]} files={[]} />
}
