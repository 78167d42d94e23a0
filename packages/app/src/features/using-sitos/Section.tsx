import { Heading } from '@somo/ui/Heading'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { LegalLinks } from '../../domain/legal/LegalLinks.tsx'
import { Checks } from './Checks.tsx'
import type { FoundSection } from './findSections.ts'
import { messages } from './messages.ts'
import { QuickStarts } from './QuickStarts.tsx'
import { KeyTable, WordList } from './WordList.tsx'
import type { UsingSomoData } from './useUsingSomo.ts'
import { Versions } from './Versions.tsx'
import { section as sectionClass } from './UsingSomoView.css.ts'

export interface SectionProps extends Pick<UsingSomoData, 'browser' | 'connection' | 'apiVersion' | 'checkAgain'> {
  readonly section: FoundSection
  readonly supportEmail: string | null
  readonly formatDate: (date: Date) => string
}

/** One section of the page under its heading, to which the index leads. */
export function Section({ section, ...data }: SectionProps) {
  const { formatMessage } = useIntl()
  const { id } = section
  return (
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className={sectionClass}>
      <Heading level={2} id={`${id}-title`}>
        {formatMessage(messages[id])}
      </Heading>
      {contentOf(section, data)}
    </section>
  )
}

function contentOf(
  section: FoundSection,
  { browser, connection, apiVersion, checkAgain, supportEmail, formatDate }: Omit<SectionProps, 'section'>,
): ReactNode {
  switch (section.id) {
    case 'starts':
      return <QuickStarts items={section.items} supportEmail={supportEmail} />
    case 'glossary':
      return <WordList items={section.items} />
    case 'shortcuts':
      return <KeyTable items={section.items} />
    case 'checks':
      return <Checks shown={section.items} browser={browser} connection={connection} onCheckAgain={checkAgain} />
    case 'version':
      return <Versions shown={section.items} apiVersion={apiVersion} formatDate={formatDate} />
    case 'legal':
      return <LegalLinks />
    default:
      return section satisfies never
  }
}
