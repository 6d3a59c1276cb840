const ASKING =
  /^(?:(?:and|but|so|ok|okay|also|please|then|well|right|fine|hi|hello|sorry|thanks),? ){0,3}(?:what|how|when|where|who|which|do|does|did|is|are|can|could|would|will|should|have|has|tell me|i want|i need|i would like|id like|looking for)\b|\?\s*$/i;
/** A question after other words: “he lives alone, can you help”. */
const ASKING_LATER =
  /[,.;:!?\n] ?(?:and |but |so )?(?:what|how|when|where|who|which|do|does|did|is|are|can|could|would|will|should) (?:you|u|i|we|it|he|she|they|that|this|there|one|any|anyone|someone|much|many|long|soon|should|do|does|can|could|would|will|is|are|about)\b/i;

/** “And her prescriptions” goes on asking. */
const ASKING_ON = /^(?:and|or|also) (?:for|on|at|in|with|about|her|his|my|our|the|a|an)\b/i;

export const isAsking = (message: string): boolean =>
  [ASKING, ASKING_LATER, ASKING_ON].some((pattern) => pattern.test(message));
