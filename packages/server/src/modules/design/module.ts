import type { ModuleDeps, ServerModule } from '../module.ts'
import { createPublishedDesign } from './published.ts'
import { createDesignResolvers } from './resolvers.ts'
import { createDesignService, type DesignService } from './service.ts'
import { createDesignStore } from './store.ts'

/** The rules about how the product looks. */
export const createDesign = ({
  database,
  uploads,
  nameOf,
  units,
  preferences,
}: Omit<ModuleDeps, 'design'>): DesignService =>
  createDesignService({
    store: createDesignStore(database),
    published: createPublishedDesign(preferences),
    logos: uploads.logos,
    units,
    nameOf,
  })

/** How the product looks: name, colour, logo. */
export const createModule = ({ design }: ModuleDeps): ServerModule => ({ resolvers: [createDesignResolvers(design)] })
