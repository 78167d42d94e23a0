import type { UnitService } from '../units/list/unitListService.ts'
import type { LogoFiles } from '../uploads/uploadedFiles.ts'
import type { PublishedDesign } from './published.ts'
import type { DesignStore } from './store.ts'

/** What the design is made from. */
export interface DesignDeps {
  readonly store: DesignStore
  readonly published: PublishedDesign
  readonly logos: LogoFiles
  readonly units: UnitService
  /** The name of a person, by the subject of their tokens; null where it is not known. */
  readonly nameOf: (subject: string) => Promise<string | null>
}
