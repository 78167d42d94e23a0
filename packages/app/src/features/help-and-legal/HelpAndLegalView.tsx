import { Button } from '@somo/ui/Button'
import { useDialogWarmer } from '@somo/ui/Dialog'
import { Icon } from '@somo/ui/Icon'
import { Page } from '@somo/ui/Page'
import { useLazy } from '../../platform/lazy.ts'
import { TabbedPart } from '@somo/ui/TabbedPart'
import { TabLinks } from '@somo/ui/Tabs'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { NamedScreen } from '../../domain/navigation/namedScreens.ts'
import type { Message } from '../../platform/locale/message.ts'
import { placeAddress, tabNames, type TabName } from './address.ts'
import { newDocumentChunk } from './chunks.ts'
import type { UnitSearch } from './legalTypes.ts'
import { messages, tabMessages } from './messages.ts'
import type { HelpAndLegalData } from './useHelpAndLegal.ts'

export interface HelpAndLegalViewProps extends Pick<HelpAndLegalData, 'create'> {
  /** The title of the page, from the route table. */
  readonly title: Message
  readonly pathname: string
  readonly tab: TabName
  readonly units: UnitSearch
  readonly screens: readonly NamedScreen[]
  /** Whether the dialog for a new document is open. */
  readonly isAdding: boolean
  readonly onAdding: (isAdding: boolean) => void
  readonly onAdded: (uuid: string) => void
  /** The documents or articles of the tab. */
  readonly list: ReactNode
  /** The proofs, asked for only where they are shown. */
  readonly consents: ReactNode
}

/** Legal documents, help articles and who agreed to what: one tab each. */
export function HelpAndLegalView(props: HelpAndLegalViewProps) {
  const { title, pathname, tab, list, consents, units, screens, isAdding, onAdding, onAdded, create } = props
  const { formatMessage } = useIntl()
  const warmDialog = useDialogWarmer()
  const { module } = useLazy(newDocumentChunk, isAdding)
  const warm = (): void => {
    warmDialog()
    newDocumentChunk.preload()
  }
  const isHelp = tab === 'help'
  const items = tabNames.map((id) => ({
    id,
    label: formatMessage(tabMessages[id]),
    href: placeAddress(pathname, { tab: id }),
  }))
  const add = (
    <Button
      variant="solid"
      icon={<Icon glyph={Plus} />}
      onIntent={warm}
      onPress={() => onAdding(true)}
      aria-haspopup="dialog"
    >
      {formatMessage(isHelp ? messages.newHelp : messages.newLegal)}
    </Button>
  )
  return (
    <Page
      layout="list"
      title={formatMessage(title)}
      lead={formatMessage(messages.lead)}
      actions={tab === 'consents' ? undefined : add}
    >
      <TabbedPart>
        <TabLinks label={formatMessage(messages.tabs)} items={items} currentKey={tab} />
        {tab === 'consents' ? consents : list}
      </TabbedPart>
      {!isAdding || module === null ? null : (
        <module.NewDocumentDialog
          isHelp={isHelp}
          units={units}
          screens={screens}
          create={create}
          onAdded={onAdded}
          onClose={() => onAdding(false)}
        />
      )}
    </Page>
  )
}
