import { Button } from '@somo/ui/Button'
import { DateCell, NameCell, type Column } from '@somo/ui/DataTable'
import { Icon } from '@somo/ui/Icon'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { filterDefinitions } from '../../../domain/list/definition/filterDefinitions.ts'
import { ListTable } from '../../../domain/list/view/ListTable.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { newsHref } from '../communicationAddress.ts'
import { NewNewsDialog } from './NewNewsDialog.tsx'
import { titleOf } from './newsForm.ts'
import { newsList } from './newsList.ts'
import { listMessages, newsStateMessages } from './newsMessages.ts'
import { NewsStatus } from './NewsStatus.tsx'
import type { News } from './newsTypes.ts'
import { useNewsList } from './useNewsList.ts'

/** News that the person manages, with the way to write some. */
export function NewsTab({ dates }: { readonly dates: Dates }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const navigate = useNavigate()
  const [isNew, setNew] = useState(false)
  const { list, create } = useNewsList()
  const columns = useMemo(() => newsColumns(intl, dates), [intl, dates])
  return (
    <>
      <ListTable
        list={list}
        searchLabel={formatMessage(listMessages.search)}
        actions={
          <Button writes icon={<Icon glyph={Plus} />} onPress={() => setNew(true)} aria-haspopup="dialog">
            {formatMessage(listMessages.write)}
          </Button>
        }
        offered={filterDefinitions(
          newsList,
          { state: { label: listMessages.state, options: newsStateMessages } },
          formatMessage,
        )}
        label={formatMessage(listMessages.list)}
        pagesLabel={formatMessage(listMessages.pages)}
        columns={columns}
        rowHref={({ uuid }) => newsHref(uuid)}
        rowLabel={(news) => titleOf(news, intl.locale)}
        empty={{ title: formatMessage(listMessages.emptyTitle), sentence: formatMessage(listMessages.emptyText) }}
      />
      {isNew ? (
        <NewNewsDialog
          create={create}
          onCreated={(uuid) => void navigate(newsHref(uuid))}
          onClose={() => setNew(false)}
        />
      ) : null}
    </>
  )
}

function newsColumns(intl: IntlShape, dates: Dates): readonly Column<News>[] {
  const { formatMessage, formatList, formatNumber } = intl
  const title = (news: News): string => {
    const text = titleOf(news, intl.locale.slice(0, 2))
    return text === '' ? formatMessage(listMessages.untitled) : text
  }
  const audience = ({ units }: News): string =>
    units.length === 0
      ? formatMessage(listMessages.everyone)
      : formatList(
          units.map(({ name }) => name),
          { type: 'conjunction' },
        )
  const visible = ({ publishFrom, publishUntil, publishedAt }: News): string => {
    const from = publishFrom ? dates.day(publishFrom) : publishedAt ? dates.date(new Date(publishedAt)) : '–'
    return publishUntil ? formatMessage(listMessages.fromUntil, { from, until: dates.day(publishUntil) }) : from
  }
  const read = ({ state, readCount, confirmedCount, mustConfirm }: News): string => {
    if (state === 'DRAFT' || state === 'SCHEDULED') return '–'
    return formatMessage(mustConfirm ? listMessages.confirmedCount : listMessages.readCount, {
      count: formatNumber(mustConfirm ? confirmedCount : readCount),
    })
  }
  const created = ({ createdAt }: News): string => dates.date(new Date(createdAt))
  return [
    {
      id: 'title',
      label: formatMessage(listMessages.titleColumn),
      isRowHeader: true,
      cell: (news) => <NameCell name={title(news)} second={audience(news)} />,
      textValue: title,
    },
    {
      id: 'state',
      label: formatMessage(listMessages.state),
      width: { initial: 150 },
      onCard: 'line',
      cell: ({ state }) => <NewsStatus state={state} />,
    },
    {
      id: 'visible',
      label: formatMessage(listMessages.visible),
      width: { initial: 220 },
      onCard: 'line',
      cell: (news) => visible(news),
    },
    { id: 'read', label: formatMessage(listMessages.read), width: { initial: 150 }, onCard: 'line', cell: read },
    {
      id: 'created',
      label: formatMessage(listMessages.created),
      width: { initial: 130 },
      isSortable: true,
      cell: (news) => <DateCell text={created(news)} />,
      textValue: created,
    },
  ]
}
