import type { PageInput } from '@somo/graphql/schema'
import { Button } from '@somo/ui/Button'
import { Drawer } from '@somo/ui/Drawer'
import { Inline } from '@somo/ui/Inline'
import { Stack } from '@somo/ui/Stack'
import { AddressText, Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useMoments } from '../../../domain/list/state/useMoments.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { messages } from '../messages.ts'
import { lines, words } from '../../../domain/list/view/lines.css.ts'
import { QuestionCase } from './QuestionCase.tsx'
import { linkMessages, linkReasons } from './linkMessages.ts'
import { useLinks, type LinkCase, type LinksUse } from './useLinks.ts'
import { useResultToast, type ResultKind } from '../useResultToast.ts'
import { linkLine } from './links.css.ts'

const pageSize = 25

export interface LinksPartProps {
  readonly dates: Dates
  readonly now: Date
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** What waits for an administrator, with its calls. */
export function LinksPart(props: LinksPartProps) {
  const [page, setPage] = useState<PageInput>({ first: pageSize })
  return <LinksView {...props} use={useLinks(page)} onPage={setPage} />
}

export interface LinksViewProps extends LinksPartProps {
  readonly use: LinksUse
  readonly onPage: (page: PageInput) => void
}

/** Sign-ins of which nobody knows for certain whose they are, each with who it may be, and what managers ask. */
export function LinksView({ use, dates, now, onClose, onChanged, onPage }: LinksViewProps) {
  const { formatMessage } = useIntl()
  const toast = useResultToast()
  const decide = (link: LinkCase, person: string | null): void =>
    void use.decide(link, person).then((answer) => {
      toast.of(...toastOf(link, person))(answer)
      onChanged()
    })
  return (
    <Drawer isOpen title={formatMessage(messages.linksTitle)} onClose={onClose}>
      <QueryView state={use.cases} onRetry={use.retry}>
        {({ items, pageInfo }) => (
          <Stack space={16}>
            <Text step="ui" tone="ink2">
              {formatMessage(items.length === 0 ? linkMessages.none : linkMessages.lead)}
            </Text>
            <ul className={lines} role="list">
              {items.map((link) => {
                const shown = { link, dates, now, onDecide: (person: string | null) => decide(link, person) }
                return link.asked === null ? (
                  <Case key={link.uuid} {...shown} />
                ) : (
                  <QuestionCase key={link.uuid} {...shown} question={link.asked} />
                )
              })}
            </ul>
            {pageInfo.hasNext && pageInfo.endCursor !== null ? (
              <Inline>
                <Button size="sm" onPress={() => onPage({ first: pageSize, after: pageInfo.endCursor })}>
                  {formatMessage(linkMessages.more)}
                </Button>
              </Inline>
            ) : null}
          </Stack>
        )}
      </QueryView>
    </Drawer>
  )
}

const nameOf = ({ name, username, email }: LinkCase): string => name ?? username ?? email ?? '–'

function toastOf(link: LinkCase, person: string | null): [ResultKind, string] {
  if (link.asked === null) return [person === null ? 'linkedNew' : 'linked', nameOf(link)]
  if (person === null) return ['askedClosed', link.asked.by?.name ?? '–']
  return ['askedAdded', link.candidates.find(({ uuid }) => uuid === person)?.name ?? '–']
}

interface CaseProps extends Pick<LinksPartProps, 'dates' | 'now'> {
  readonly link: LinkCase
  readonly onDecide: (person: string | null) => void
}

function Case({ link, dates, now, onDecide }: CaseProps) {
  const { formatMessage } = useIntl()
  const { when } = useMoments(now, dates)
  return (
    <li className={linkLine}>
      <div className={words}>
        <Text as="span" step="ui" isStrong>
          {nameOf(link)}
        </Text>
        <Text as="span" step="small" tone="ink2">
          <AddressText>{[link.email, link.username].filter((part) => part !== null).join(', ')}</AddressText>
        </Text>
        <Text as="span" step="small" tone="ink3">
          {formatMessage(linkMessages.signedIn, { when: when(link.createdAt) })}{' '}
          {formatMessage(linkReasons[link.reason])}
        </Text>
      </div>
      <Inline>
        {link.candidates.map(({ uuid, name, displayedId, email, username }) => (
          <Button key={uuid} size="sm" onPress={() => onDecide(uuid)}>
            {formatMessage(linkMessages.isPerson, { name, detail: displayedId ?? email ?? username ?? '–' })}
          </Button>
        ))}
        <Button size="sm" variant="plain" onPress={() => onDecide(null)}>
          {formatMessage(linkMessages.isNew)}
        </Button>
      </Inline>
    </li>
  )
}
