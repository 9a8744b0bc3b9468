/** Whoever writes may put pictures into what they write; guests write nothing that stays. */
export { isRegistered as mayUpload } from '../accounts/policy';
