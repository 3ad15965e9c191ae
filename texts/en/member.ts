import { plural } from './language.ts';

export const shareThisProfile = 'Share this profile';
export const editProfile = 'Edit profile';
export const foodEnthusiast = 'Food Enthusiast';
export const memberSince = (month: string) => `Member since ${month}`;
export const friend = 'Friend';
export const followsYou = 'Follows you';
export const goToTheCommunity = 'Go to the community';
export const profile = 'Profile';
export const noFollowersYet = 'No followers yet';
export const notFollowingAnyoneYet = 'Not following anyone yet';
export const noFriendsYet = 'No friends yet';
export const loadingPeople = 'Loading people';
export const friendsFollowEachOther = 'Friends follow each other.';
export const followers = 'Followers';
export const following = 'Following';
export const friends = 'Friends';
export const filter = 'Filter';
export const all = 'All';
export const cooked = 'Cooked';
export const likes = 'Likes';
export const comments = 'Comments';
export const noPostsYet = 'No posts yet';
export const noPostsOfYoursHint = 'What you share shows up here.';
export const noPostsHint = (name: string) => `${name} has not shared anything yet.`;
export const loadingPosts = 'Loading posts';
export const loadingProfile = 'Loading profile';
export const peopleFailed = 'Failed to load people';
export const postsFailed = 'Failed to load posts';
export const you = 'You';
export const reviewCount = (count: number) =>
  `${count} ${plural(count, { one: 'review', other: 'reviews' })}`;

// Texts from the specification (2 and 8)
export const posts = 'Posts';
export const follow = 'Follow';
export const userNotFound = 'User not found';
export const profileFetchFailed = 'Failed to fetch profile';
