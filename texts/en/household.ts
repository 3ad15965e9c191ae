export const householdTexts = {
  notFound: 'This household no longer exists',
  nameRequired: 'Please give the household a name',
  nameTooLong: 'The name of a household can have at most 60 characters',
  alreadyInOne: 'You already belong to a household. Leave it first',
  full: 'A household can have at most 10 members',
  inviteInvalid: 'This invitation is no longer valid. Ask for a new one',
  onlyOwner: 'Only the owner of the household can remove other members',
  memberNotFound: 'This member is not in the household',
};
