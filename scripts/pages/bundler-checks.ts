/** Packages mark their files "use client", which says nothing to a browser and is rightly dropped. */
export const bundlerChecks = { moduleLevelDirective: false }
