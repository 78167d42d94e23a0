import type { MediumState } from '@somo/graphql/schema'
import { Icon } from '@somo/ui/Icon'
import type { MenuSection } from '@somo/ui/MenuButton'
import { Archive, ArchiveRestore, Copy, Eye, Pencil, RotateCcw } from 'lucide-react'
import { useIntl } from 'react-intl'
import { copyMessages } from '../editor/copy/copyMessages.ts'
import { actionMessages, canCopy, stateSteps } from '../mediumActions.ts'
import { messages } from '../messages.ts'
import type { MediumRow } from './mediaColumns.tsx'

/** What the menu of a row does. */
export interface RowActions {
  readonly hrefOf: (uuid: string) => string
  readonly previewHrefOf: (uuid: string) => string
  readonly onCopy: (medium: MediumRow) => void
  readonly onState: (medium: MediumRow, state: MediumState) => void
}

const glyphs = { RETIRED: ArchiveRestore, PUBLISHED: RotateCcw, ARCHIVED: Archive, DRAFT: Pencil } as const

/** The menu of a medium in the list. */
export function useMediumMenu({
  hrefOf,
  previewHrefOf,
  onCopy,
  onState,
}: RowActions): (medium: MediumRow) => readonly MenuSection[] {
  const { formatMessage } = useIntl()
  return (medium) =>
    [
      {
        id: 'look',
        items: [
          { id: 'open', label: formatMessage(messages.open), icon: <Icon glyph={Pencil} />, href: hrefOf(medium.uuid) },
          {
            id: 'preview',
            label: formatMessage(actionMessages.preview),
            icon: <Icon glyph={Eye} />,
            href: previewHrefOf(medium.uuid),
          },
        ],
      },
      {
        id: 'change',
        items: [
          ...(canCopy(medium.kind)
            ? [
                {
                  id: 'copy',
                  label: formatMessage(copyMessages.menu),
                  icon: <Icon glyph={Copy} />,
                  writes: true,
                  onAction: () => onCopy(medium),
                },
              ]
            : []),
          ...stateSteps[medium.state].map(({ label, to }) => ({
            id: to,
            label: formatMessage(label),
            icon: <Icon glyph={medium.state === 'PUBLISHED' ? Archive : glyphs[to]} />,
            writes: true,
            onAction: () => onState(medium, to),
          })),
        ],
      },
    ].filter(({ items }) => items.length > 0)
}
