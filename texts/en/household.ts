export const notFound = 'This household no longer exists';
export const nameRequired = 'Please give the household a name';
export const nameTooLong = 'The name of a household can have at most 60 characters';
export const alreadyInOne = 'You already belong to a household. Leave it first';
export const full = 'A household can have at most 10 members';
export const inviteInvalid = 'This invitation is no longer valid. Ask for a new one';
export const onlyOwner = 'Only the owner of the household can remove other members';
export const memberNotFound = 'This member is not in the household';
