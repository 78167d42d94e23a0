import type { MediumKind } from '@somo/graphql/schema'
import { Cover, type CoverProps } from '@somo/ui/Cover'

export interface MediumCoverProps extends Pick<CoverProps, 'shape' | 'hasRibbon' | 'image'> {
  readonly medium: { readonly uuid: string; readonly kind: MediumKind }
}

/** The cover of a medium: its kind chooses the paper, the medium itself the motif. */
export const MediumCover = ({ medium, ...look }: MediumCoverProps) => (
  <Cover {...look} category={medium.kind} id={medium.uuid} />
)
