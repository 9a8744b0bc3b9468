import { conflict, notAllowed, notFound } from '../kit/errors';

export const notTutor = () => notAllowed('not-tutor', 'Only tutors can do this. Ask to be one first.');
export const classNotFound = () => notFound('class-not-found', 'This class does not exist, or you are not in it.');
export const classClosed = () => conflict('class-closed', 'This class is closed.');
export const classHidden = () => conflict('class-hidden', 'A moderator has hidden this class. You can only close it.');
export const classFull = () => conflict('class-full', 'This class is full. Ask your tutor.');
export const classPinWrong = () =>
  notFound('class-pin-wrong', 'No open class has this PIN. Check the digits with your tutor.');
export const ownClass = () => conflict('own-class', 'This is your own class.');
export const tooManyClasses = () =>
  conflict('too-many-classes', 'You have reached the limit of open classes. Close one first.');
export const tooMuchWork = () => conflict('too-much-work', 'A class can have 50 assignments. Unassign one first.');
export const workNotFound = () =>
  notFound('work-not-found', 'Choose a shared quiz or deck of your own, or a published station.');
export const tutorNotFound = () => notFound('tutor-not-found', 'This person has not asked to be a tutor.');
export const ownAsking = () => notAllowed('own-asking', 'Another member of staff has to decide on your own request.');
