import type { MailTemplateGroup } from '@somo/graphql/schema'
import { Link } from '@somo/ui/Link'
import { SearchField } from '@somo/ui/SearchField'
import { Text } from '@somo/ui/Text'
import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { mailEventMessage } from '../../domain/mail/mailEvents.ts'
import * as styles from './Mailtemplates.css.ts'
import { groupMessages, listMessages } from './messages.ts'
import { writeTemplateAddress, type TemplateAddress } from './templateAddress.ts'
import type { TemplateSummary } from './templateTypes.ts'

export interface TemplateListProps {
  readonly templates: readonly TemplateSummary[]
  readonly address: TemplateAddress
  readonly onSearch: (search: string) => void
}

const groups: readonly MailTemplateGroup[] = ['ACCOUNT', 'LEARNING', 'MANAGING', 'PROOFS', 'NEWS', 'MESSAGES']

/** Every mail by group, with what differs from the default. Arrow keys move between them. */
export function TemplateList({ templates, address, onSearch }: TemplateListProps) {
  const { formatMessage } = useIntl()
  const wanted = address.search.trim().toLocaleLowerCase()
  const found = templates
    .map((template) => ({ ...template, name: formatMessage(mailEventMessage(template.event)) }))
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  return (
    <>
      <SearchField label={formatMessage(listMessages.search)} value={address.search} onChange={onSearch} />
      <nav aria-label={formatMessage(listMessages.list)} onKeyDown={moveFocus}>
        {groups.map((group) => {
          const members = found.filter((template) => template.group === group)
          return members.length === 0 ? null : (
            <section key={group}>
              <h2 className={styles.group}>{formatMessage(groupMessages[group])}</h2>
              <ul className={styles.entries}>
                {members.map(({ event, name, ...state }) => (
                  <li key={event} className={styles.entry} data-current={event === address.event || undefined}>
                    <Link
                      variant="plain"
                      href={`?${writeTemplateAddress({ ...address, event })}`}
                      isCurrent={event === address.event}
                    >
                      {name}
                    </Link>
                    <State {...state} />
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </nav>
      {found.length === 0 ? <Text tone="ink2">{formatMessage(listMessages.none)}</Text> : null}
    </>
  )
}

function State({ isActive, changedLocales }: Pick<TemplateSummary, 'isActive' | 'changedLocales'>) {
  const { formatMessage } = useIntl()
  const words = [
    ...(isActive ? [] : [formatMessage(listMessages.off)]),
    ...(changedLocales.length === 0 ? [] : [formatMessage(listMessages.changed)]),
  ]
  return words.length === 0 ? null : <span className={styles.state}>{words.join(', ')}</span>
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const place = links.findIndex((link) => link === document.activeElement)
  const next = links[place + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}
