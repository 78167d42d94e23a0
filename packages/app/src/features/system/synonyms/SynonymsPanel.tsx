import { AlertDialog } from '@somo/ui/AlertDialog'
import { Button } from '@somo/ui/Button'
import { EmptyState } from '@somo/ui/EmptyState'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Inline } from '@somo/ui/Inline'
import { MenuButton } from '@somo/ui/MenuButton'
import { SearchField } from '@somo/ui/SearchField'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { fold } from '@somo/ui/locale/fold'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { line } from '../fields/Fields.css.ts'
import { SynonymDialog } from './SynonymDialog.tsx'
import { synonymMessages } from './synonymMessages.ts'
import type { SynonymGroup, SynonymsUse } from './useSynonyms.ts'

/** Terms that mean the same in the search of the catalogue. */
export function SynonymsPanel(use: SynonymsUse) {
  const { formatMessage } = useIntl()
  const [opened, setOpened] = useState<SynonymGroup | 'new' | null>(null)
  const close = (): void => setOpened(null)
  return (
    <Stack space={20}>
      <Stack space={8}>
        <Inline justify="between">
          <Heading level={2}>{formatMessage(synonymMessages.title)}</Heading>
          <Button variant="solid" writes onPress={() => setOpened('new')} aria-haspopup="dialog">
            {formatMessage(synonymMessages.add)}
          </Button>
        </Inline>
        <Text tone="ink2">{formatMessage(synonymMessages.lead)}</Text>
      </Stack>
      <QueryView state={use.synonyms} onRetry={use.retry}>
        {(all) => <Groups all={all} remove={use.remove} onEdit={setOpened} />}
      </QueryView>
      {opened === null ? null : (
        <SynonymDialog
          group={opened === 'new' ? null : opened}
          save={use.save}
          onSaved={() => {
            close()
            toasts.toast({ message: formatMessage(synonymMessages.saved) })
          }}
          onClose={close}
        />
      )}
    </Stack>
  )
}

interface GroupsProps {
  readonly all: readonly SynonymGroup[]
  readonly remove: SynonymsUse['remove']
  readonly onEdit: (group: SynonymGroup) => void
}

function Groups({ all, remove, onEdit }: GroupsProps) {
  const { formatMessage } = useIntl()
  const [search, setSearch] = useState('')
  const [removing, setRemoving] = useState<SynonymGroup | null>(null)
  const shown = all.filter(({ terms }) => terms.some((term) => fold(term).includes(fold(search.trim()))))
  return (
    <Stack space={16}>
      <SearchField label={formatMessage(synonymMessages.search)} value={search} onChange={setSearch} />
      {shown.length === 0 ? (
        <EmptyState title={formatMessage(synonymMessages.none)}>{formatMessage(synonymMessages.noneHint)}</EmptyState>
      ) : (
        <Stack as="ul" space={12}>
          {shown.map((group) => (
            <li key={group.key} className={line}>
              <GroupTexts group={group} />
              <MenuButton
                label={formatMessage(synonymMessages.actions, { term: group.terms[0] ?? '' })}
                placement="bottom end"
                size="sm"
                isSquare
                sections={[
                  {
                    id: 'group',
                    items: [
                      { id: 'edit', label: formatMessage(synonymMessages.edit), onAction: () => onEdit(group) },
                      {
                        id: 'remove',
                        label: formatMessage(synonymMessages.remove),
                        onAction: () => setRemoving(group),
                      },
                    ],
                  },
                ]}
              >
                <Icon glyph={Ellipsis} />
              </MenuButton>
            </li>
          ))}
        </Stack>
      )}
      {removing === null ? null : <RemoveQuestion group={removing} remove={remove} onClose={() => setRemoving(null)} />}
    </Stack>
  )
}

function GroupTexts({ group: { terms, isSeeded } }: { readonly group: SynonymGroup }) {
  const { formatMessage, formatList } = useIntl()
  return (
    <Stack space={2}>
      <Text>{formatList([...terms], { type: 'unit', style: 'short' })}</Text>
      {isSeeded ? (
        <Text step="small" tone="ink2">
          {formatMessage(synonymMessages.seeded)}
        </Text>
      ) : null}
    </Stack>
  )
}

interface RemoveQuestionProps {
  readonly group: SynonymGroup
  readonly remove: SynonymsUse['remove']
  readonly onClose: () => void
}

function RemoveQuestion({ group, remove, onClose }: RemoveQuestionProps) {
  const { formatMessage, formatList } = useIntl()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const act = async (): Promise<void> => {
    setPending(true)
    const reason = reasonOf(await remove(group))
    setPending(false)
    if (reason !== null) return setFailure(formatMessage(reason))
    toasts.toast({ message: formatMessage(synonymMessages.removed) })
    onClose()
  }
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={formatMessage(synonymMessages.removeTitle)}
      actionLabel={formatMessage(synonymMessages.remove)}
      tone="danger"
      onAction={() => void act()}
      isPending={isPending}
      {...(failure === null ? {} : { errorMessage: failure })}
    >
      {formatMessage(synonymMessages.removeSentence, { terms: formatList([...group.terms]) })}
    </AlertDialog>
  )
}
