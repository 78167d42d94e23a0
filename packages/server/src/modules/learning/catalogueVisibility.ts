/**
 * Whether a person sees a medium in the catalogue: it is published, available today, and for everyone or for one of their
 * units or a unit above these.
 * @param medium the alias of the medium @param person an expression with the person's uuid
 */
export const isVisibleInCatalogue = (medium: string, person: string): string => `(${medium}.state = 'PUBLISHED'
  and (${medium}.available_from is null or ${medium}.available_from <= installation_day(now()))
  and (${medium}.available_until is null or ${medium}.available_until >= installation_day(now()))
  and (not exists (select from medium_unit mu where mu.medium = ${medium}.uuid)
    or exists (select from medium_unit mu join unit_ancestor ua on ua.ancestor = mu.unit
      join unit_membership um on um.unit = ua.unit where mu.medium = ${medium}.uuid and um.person = ${person})))`
