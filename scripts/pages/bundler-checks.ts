/** Packages mark their files "use client", which means nothing to a browser and can be dropped. */
export const bundlerChecks = { moduleLevelDirective: false }
