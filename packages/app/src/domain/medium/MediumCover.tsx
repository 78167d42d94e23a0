import type { LearningKind } from '@somo/graphql/schema'
import { Cover, type CoverProps } from '@somo/ui/Cover'

export interface MediumCoverProps extends Pick<CoverProps, 'shape' | 'hasRibbon' | 'image'> {
  readonly medium: { readonly uuid: string; readonly kind: LearningKind }
}

/** The generated cover of a medium: the same medium has the same one everywhere. */
export const MediumCover = ({ medium, ...cover }: MediumCoverProps) => (
  <Cover category={medium.kind} id={medium.uuid} {...cover} />
)
